/** True while the insurer owes a result: none yet, or one that waits for a person, 0 and 6 (spec 2 §4). */
export function porEvaluar(resultado: number | null): boolean {
  return resultado === null || resultado === 0 || resultado === 6
}
