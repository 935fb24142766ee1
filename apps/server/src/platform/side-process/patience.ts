/** How many times it is looked whether an answer has come. */
const LOOKS = 10

type Later = (look: () => void, ms: number) => { unref(): unknown }

/**
 * Rings when `ms` have passed in which this process could hear an answer; gives what stops it. Where the process was
 * busy itself for so long, that was one look of many: what came in meanwhile is heard before the next.
 */
export function patience(ms: number, ring: () => void, later: Later = setTimeout): () => void {
  let left = LOOKS
  const look = () => {
    if (left === 0) ring()
    if (left-- > 0) later(look, ms / LOOKS).unref()
  }
  look()
  return () => {
    left = -1
  }
}
