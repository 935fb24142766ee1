/**
 * A page of rows by descending id, from a reading that asked for one more than `limite`: that one tells whether there
 * is a next page. `siguiente`: its cursor, or null.
 */
export function cutPage<T extends { readonly id: number }>(rows: readonly T[], limite: number) {
  const pagina = rows.slice(0, limite)
  return { pagina, siguiente: rows.length > limite ? (pagina.at(-1)?.id ?? null) : null }
}
