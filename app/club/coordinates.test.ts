import { expect, test } from "vitest";
import { readCoordinates } from "./coordinates";

const STADIUM = { latitude: 45.0217, longitude: -1.0542 };

test.for([
  "45.0217, -1.0542",
  "45.0217,-1.0542",
  "45,0217 -1,0542",
  "45,0217 ; -1,0542",
  "(45.0217 -1.0542)",
])("%s is a point", (typed) => {
  expect(readCoordinates(typed)).toEqual(STADIUM);
});

test.for(["", "45.0217", "91 0", "0 181", "45.02 -1.05 3", "au stade", "45° 1′ 18″ N"])(
  "%s is none",
  (typed) => {
    expect(readCoordinates(typed)).toBeNull();
  },
);
