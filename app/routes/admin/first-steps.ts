/** The state of a new site, for the administrator who looks. */
export type FirstSteps = {
  hasName: boolean;
  hasPhoto: boolean;
  hasTwoStep: boolean;
  isDemoGone: boolean;
  hasNews: boolean;
  /** Others who have an account or an invitation. */
  invited: number;
};

/** With two others somebody is there when one person is not. */
export const TO_INVITE = 2;

/** Whether nothing is left of «Premiers pas». */
export function isAllDone(steps: FirstSteps): boolean {
  const { hasName, hasPhoto, hasTwoStep, isDemoGone, hasNews, invited } = steps;
  return hasName && hasPhoto && hasTwoStep && isDemoGone && hasNews && invited >= TO_INVITE;
}
