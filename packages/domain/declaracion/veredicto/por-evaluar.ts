/** True of a result that the insurer still owes: none yet, or one that only waits for somebody, 0 and 6 (spec 2 §4). */
export function porEvaluar(resultado: number | null): boolean {
  return resultado === null || resultado === 0 || resultado === 6
}
