import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses";

test.each([
  [
    "550 5.1.1 <zoe@exemple.fr>: Recipient address rejected",
    "550 5.1.1 <[address]>: Recipient address rejected",
  ],
  ["550-5.1.1 zoe+club@exemple.fr, unknown", "550-5.1.1 [address], unknown"],
  ["Key (email)=(zoe@exemple.fr) already exists.", "Key (email)=([address]) already exists."],
  ['{"to":"zoe@exemple.fr"}', '{"to":"[address]"}'],
  ["o’neill@exemple.fr o'neill@exemple.fr", "[address] [address]"],
  ["zoé@éxemple.fr 例え@例え.テスト", "[address] [address]"],
  ["zoe＠exemple.fr zoe%40exemple.fr zoe&#64;exemple.fr", "[address] [address] [address]"],
  ["zoe@exemple.fr@exemple.fr", "[address]"],
  ["no login at smtp://zoe:secret@smtp.exemple.fr:587", "no login at [address]"],
])("%s is told as %s", (words, told) => {
  expect(withoutAddresses(words)).toBe(told);
});

test.each([
  "550 5.7.1 Message rejected: https://support.google.com/mail/?p=UnsolicitedMessageError",
  "    at send (/srv/foulee/node_modules/@aws-sdk/client-s3/dist/index.js:12:3)",
  "connect ECONNREFUSED 127.0.0.1:2525",
  "@ alone, and a @mention",
  "",
])("%s stays as it is", (words) => {
  expect(withoutAddresses(words)).toBe(words);
});
