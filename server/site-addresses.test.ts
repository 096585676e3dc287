import { expect, test } from "vitest";
import { siteAddresses } from "./site-addresses";

const UNSET = { publicUrl: "http://localhost:3000", isPublicUrlSet: false, port: 3000 };

function interfacesOf(...addresses: string[]) {
  return {
    lo: [{ address: "127.0.0.1", internal: true }],
    eth0: addresses.map((address) => ({ address, internal: false })),
  } as unknown as ReturnType<typeof import("node:os").networkInterfaces>;
}

test("a site without PUBLIC_URL is reached at each of its machine's addresses", () => {
  const all = interfacesOf("192.168.1.20", "2001:db8::20", "fe80::1");
  for (const host of ["0.0.0.0", "::"]) {
    expect(siteAddresses({ ...UNSET, host }, all)).toEqual([
      "http://localhost:3000",
      "http://192.168.1.20:3000",
      "http://[2001:db8::20]:3000",
    ]);
  }
});

test("one that listens on one address is reached there, and PUBLIC_URL is the only one", () => {
  const all = interfacesOf("192.168.1.20");
  expect(siteAddresses({ ...UNSET, host: "127.0.0.1" }, all)).toEqual(["http://127.0.0.1:3000"]);
  expect(siteAddresses({ ...UNSET, host: "::1" }, all)).toEqual(["http://[::1]:3000"]);
  const set = { ...UNSET, publicUrl: "https://club.example", isPublicUrlSet: true };
  expect(siteAddresses({ ...set, host: "0.0.0.0" }, all)).toEqual(["https://club.example"]);
});
