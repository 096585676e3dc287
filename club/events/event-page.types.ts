/** What the page of one of the club's own races or outings says. Dates come from the article that announces it. */
export type EventPageText = {
  name: string;
  /**
   * First words of the title of the article that announces it: the page takes date, time, place and
   * pictures from the next one, whatever follows («Run 2K : les inscriptions sont ouvertes»).
   */
  articleWords: string;
  /** Address of the page. */
  path: string;
  lead: string;
  /** One line, where another page makes one want to come. */
  teaser: string;
  /** When it usually takes place; stands alone as long as no date is announced. */
  season: string;
  /** Where it usually starts, as in the article's place. */
  place: string;
  picture: string;
  pictureAlt: string;
  facts: readonly { label: string; value: string }[];
  programme: EventProgramme;
  course: EventCourse;
  practical: readonly PracticalPoint[];
  /** Told when a volunteer is at the club-house; empty where the club does not say. */
  registration: (clubHouseHours: string) => EventRegistration;
  health: EventHealth;
  faq: readonly { question: string; answer: string }[];
  volunteers: { title: string; text: string; label: string };
};

type EventProgramme = {
  introduction: string;
  steps: readonly { time: string; title: string; text: string }[];
};

type EventCourse = {
  introduction: string;
  /** A drawn map, and what it shows, in words. */
  map: string;
  mapAlt: string;
  /** The way in order; the letters stand on the map. */
  points: readonly { letter: string; title: string; text: string }[];
  facts: readonly { label: string; value: string }[];
};

type PracticalPoint = {
  icon: "pin" | "car" | "bus" | "people" | "shoe" | "heart" | "clock" | "info";
  title: string;
  text: string;
};

export type EventRegistration = {
  introduction: string;
  prices: readonly { title: string; amount: number; per: string; points: readonly string[] }[];
  steps: readonly { title: string; text: string }[];
  label: string;
};

type EventHealth = {
  introduction: string;
  /** Who brings what. */
  cases: readonly { who: string; what: string; text: string }[];
  note: string;
};
