import { z } from "zod";

/**
 * What a schema says of a value for which it has no sentence of its own: zod would speak English, and
 * a request that no form of ours sends can bring anything.
 */
const UNFIT_VALUE = "Cette valeur ne convient pas.";

z.config({ customError: () => UNFIT_VALUE });
