/** The times for which data are kept: the purge and the privacy page read the same numbers. */
export const RETENTION = {
  contactMessagesMonths: 12,
  /** Accounting documents: commercial code, article L123-22. */
  ordersYears: 10,
  withdrawalsYears: 5,
  /** The mails about orders, once they are sent. */
  orderMailsDays: 30,
  /** The cookie that shows an order to its buyer again. */
  orderCookieDays: 30,
  /** The basket that a browser keeps, from its last change. */
  basketDays: 30,
  visitsMonths: 25,
  activityLogMonths: 12,
  trashDays: 30,
  backupsDays: 90,
  /** After a volunteer's account was deactivated. */
  accountsDays: 31,
  /** From the last visit on. */
  sessionDays: 30,
  /** From where somebody signed in, from the last time on. */
  loginAddressDays: 180,
  /** After the last licence. */
  membersYears: 3,
  healthDocuments: "jusqu’à la fin de la saison en cours",
  /** Address and browser of a request, in the technical log. */
  technicalLogDays: 30,
} as const;
