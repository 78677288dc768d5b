// The drawing that stands for a game in a list.

export const ICONS: Record<string, string> = { tyrus: "o-priest", mykerinos: "pyramid", minos: "d-gull" };
