import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * For an uncontrolled field of a search: once another answer has come, it says what the address asked for.
 * What was typed while that was on its way stays, and so does what was typed before the scripts ran.
 */
export function useAddressField(value: string, answer: object) {
  const { state } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const held = useRef<string | null>(null);
  const last = useRef(answer);
  useEffect(() => {
    if (field.current && state === "loading") held.current = field.current.value;
  }, [state]);
  useEffect(() => {
    if (!field.current || last.current === answer) return;
    if (held.current === null || held.current === field.current.value) field.current.value = value;
    last.current = answer;
    held.current = null;
  }, [value, answer]);
  return field;
}
