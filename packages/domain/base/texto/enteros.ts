/** Values as our formatters write them: a date, a RUT, pesos, an amount in UF, a phone. */
const VALORES =
  /(\b\d{2}-\d{2}-\d{4}\b|\d{1,3}(?:\.\d{3})+-[\dK]|\$\s[\d.]+(?:,\d+)?|\d[\d.]*(?:,\d+)?\sUF\b|\bUF\s\d[\d.]*(?:,\d+)?|\+56(?:\s\d+)+)/

/** Splits a text: every second part is a value that must not break across two lines. */
export const enPartes = (texto: string): readonly string[] => texto.split(VALORES)
