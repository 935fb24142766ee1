export interface Measured {
  readonly first: number
  readonly p50: number
  readonly p95: number
}

/** Times an action: the first run by itself (cold), then `runs` warm ones. Milliseconds; `prepare` is not timed. */
export async function measure(
  action: () => Promise<unknown>,
  runs = 40,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Measured> {
  const once = async () => {
    await prepare()
    const start = performance.now()
    await action()
    return performance.now() - start
  }
  const first = await once()
  const warm: number[] = []
  for (let run = 0; run < runs; run++) warm.push(await once())
  warm.sort((a, b) => a - b)
  const at = (share: number) => warm[Math.min(runs - 1, Math.floor(runs * share))] ?? first
  return { first, p50: at(0.5), p95: at(0.95) }
}

/** Prints the figures with the limit; the benchmark fails if p95 is above it. */
export function figures(what: string, bar: number, { first, p50, p95 }: Measured): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(`${what}: p50 ${ms(p50)}, p95 ${ms(p95)}, first ${ms(first)}; bar ${bar} ms`)
  if (p95 > bar) process.exitCode = 1
}
