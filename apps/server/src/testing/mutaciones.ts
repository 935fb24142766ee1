/** Replacements of each right value: nothing, limits of database types, other shapes. */
const torcidos: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2_147_483_647,
  2 ** 52,
  1e300,
  '999999',
  'x'.repeat(300),
  '12345678-5',
  '31-02-2026',
  '2026/02/31',
  true,
  [],
  {},
  [null],
]

type Camino = readonly (string | number)[]

/** Paths to every nested value, lists and objects included. */
function caminos(value: unknown, hasta: Camino = []): Camino[] {
  if (typeof value !== 'object' || value === null) return [hasta]
  const entries = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value)
  const dentro = entries.flatMap(([key, item]) => caminos(item, [...hasta, key]))
  return hasta.length > 0 ? [hasta, ...dentro] : dentro
}

function con(payload: object, camino: Camino, valor: unknown): object {
  const copia = structuredClone(payload) as Record<string | number, unknown>
  let lugar = copia
  for (const key of camino.slice(0, -1)) lugar = lugar[key] as Record<string | number, unknown>
  lugar[camino.at(-1) ?? ''] = valor
  return copia
}

/** Copies of a right payload, each with a single wrong value: all values times all replacements. */
export function* mutaciones(payload: object): Generator<object> {
  for (const camino of caminos(payload)) for (const valor of torcidos) yield con(payload, camino, valor)
}
