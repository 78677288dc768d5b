"""The description of the API: valid, complete, and kept by the server whatever is sent."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.house import House, mover_of

pytestmark = pytest.mark.slow

# What each operation may refuse; 413 is a request that is too large, 500 never.
ERRORS: dict[str, list[int]] = {
    "games": [429],
    "health": [429, 503],
    "lobby": [400, 429, 503],
    "make": [400, 408, 409, 413, 429, 503],
    "replay": [400, 408, 413, 429],
    "replay-why": [400, 408, 413, 429],
    "read": [400, 401, 404, 409, 429, 503],
    "events": [400, 401, 404, 409, 429, 503],
    "terms": [400, 401, 404, 409, 429, 503],
    "why": [400, 401, 404, 409, 429, 503],
    "transcript": [400, 401, 404, 409, 429, 503],
    "proof": [400, 401, 404, 409, 429, 503],
    "take": [400, 401, 404, 408, 409, 413, 429, 503],
    "leave": [400, 401, 403, 404, 409, 429, 503],
    "read-feed": [400, 404, 429, 503],
    "notice": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "feed": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "key": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "hours": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "away": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "erase": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "abort": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "hint": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "pause": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "talk": [400, 401, 403, 404, 408, 409, 413, 429, 503],
    "play": [400, 401, 403, 404, 408, 409, 413, 422, 429, 503],
    "undo": [400, 401, 403, 404, 408, 409, 413, 422, 429, 503],
    "takeback": [400, 401, 403, 404, 408, 409, 413, 422, 429, 503],
    "resign": [400, 401, 404, 408, 409, 413, 429, 503],
    "rematch": [400, 401, 404, 408, 409, 413, 429, 503],
}


def operations(described: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        operation["operationId"]: operation
        for methods in described["paths"].values()
        for operation in methods.values()
    }


def test_the_description_is_valid_openapi_3_1(house: House) -> None:
    described = house.ask("GET", "/schema").json()
    assert described["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(described).validate()
    assert set(operations(described)) == set(ERRORS)


@pytest.mark.parametrize("name", ERRORS)
def test_every_error_is_described_in_the_one_shape_that_errors_have(house: House, name: str) -> None:
    described = house.ask("GET", "/schema").json()
    responses = operations(described)[name]["responses"]
    assert [int(status) for status in sorted(responses) if int(status) >= 400] == ERRORS[name]
    for status in ERRORS[name]:
        schema = responses[str(status)]["content"]["application/json"]["schema"]
        schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        assert {"error", "message", "say"} <= set(schema["properties"])


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
@pytest.mark.parametrize("name", ERRORS)
def test_the_server_keeps_to_its_description(house: House, name: str, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/schema")
    operation = schema.find_operation_by_id(name)
    if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query):
        pytest.skip("nothing can be wrong with it")
    guests = house.seat("human", "human")
    mover = mover_of(guests)
    open_match = house.make("open", "open")["match"]
    keys = st.sampled_from([mover.key, None, "wrong"])

    @given(
        case=operation.as_strategy(generation_mode=mode),
        match=st.sampled_from([mover.match, open_match, None]),
        key=keys,
    )
    @settings(
        max_examples=15,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def fuzz(case: "schemathesis.Case[Any]", match: str | None, key: str | None) -> None:
        if match is not None and "match" in case.path_parameters:
            case.path_parameters["match"] = match
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        case.call_and_validate(
            headers=headers,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    fuzz()
