import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { NOMBRE, papeles, RUT } from './testing/papeles-largos.ts'

interface Nodo {
  readonly role?: string
  readonly children?: readonly Nodo[]
}
const roles = ({ role = '', children = [] }: Nodo): string[] => [role, ...children.flatMap(roles)]

/** True between the letterhead and the foot of an A4. */
const delCuerpo = (y: number) => y > 132 && y < 842 - 84

/** Cap height of IBM Plex Sans as a share of its size; size of a point in mm. */
const [MAYUSCULAS, PUNTO] = [0.698, 25.4 / 72]

/** Text, number of body lines and tags of each page. */
async function paginasDe(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const page = await document.getPage(i + 1)
      const { items } = await page.getTextContent()
      const trozos = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
      const alturas = trozos.map(({ transform }) => Math.round(transform[5] as number)).filter(delCuerpo)
      const tags = roles((await page.getStructTree()) as Nodo)
      return { texto: trozos.map(({ str }) => str).join(' '), trozos, lineas: new Set(alturas).size, tags }
    }),
  )
}

interface Trozo {
  readonly str: string
  readonly width: number
  readonly transform: readonly number[]
}

/** Texts that overlap the next one on their line. */
function encimados(trozos: readonly Trozo[]): string[] {
  const [x, y] = [({ transform }: Trozo) => transform[4] ?? 0, ({ transform }: Trozo) => Math.round(transform[5] ?? 0)]
  return trozos.flatMap((uno) =>
    trozos
      .filter((otro) => y(otro) === y(uno) && x(otro) > x(uno) && x(otro) < x(uno) + uno.width - 1)
      .map((otro) => `${uno.str} / ${otro.str}`),
  )
}

const deTabla = ['Table', 'THead', 'TH', 'TBody', 'TR', 'TD']
/** Papers with a table. */
const conTabla: Record<string, true> = {
  'Plan y precio': true,
  'Declaración de Salud': true,
  'Cotización de plan de salud': true,
}

test('the summary of a contract of ten persons is one page', async () => {
  expect(await paginasDe(await draw(papeles['Resumen del contrato'](10)))).toHaveLength(1)
})

describe.each(Object.entries(papeles))('%s', (titulo, papelDe) => {
  test.each([1, 3, 9])('with %i persons: no page of a line or two, each with its foot, nothing split', async (n) => {
    const hoja = papelDe(n)
    const paginas = await paginasDe(await draw(hoja))
    for (const [i, { texto, lineas, trozos }] of paginas.entries()) {
      expect(lineas).toBeGreaterThanOrEqual(5)
      expect(texto).toContain(`Página ${i + 1} de ${paginas.length}`)
      expect(texto).toMatch(/Huella [\da-f]{4} [\da-f]{4} [\da-f]{4} [\da-f]{4}/)
      // A line break may follow the hyphen of a long name.
      expect(texto.replaceAll('- ', '-')).toContain(NOMBRE)
      expect(texto).toContain(hoja.folio ?? '')
      // Six times in each paragraph of the sworn declaration: no paragraph is split between two pages.
      expect((texto.match(/Declaro bajo juramento/g) ?? []).length % 6).toBe(0)
      expect(encimados(trozos as Trozo[])).toEqual([])
      // Smallest letter allowed in a contract: 2.5 mm (Ley 19.496, article 17).
      const mayusculas = (trozos as Trozo[]).map(({ transform }) => (transform[3] ?? 0) * MAYUSCULAS * PUNTO)
      expect(Math.min(...mayusculas)).toBeGreaterThanOrEqual(2.5)
      // A RUT is never split.
      for (const { str } of trozos) expect(str.replaceAll(RUT, '')).not.toMatch(/16\.343\.251|^8$|-8$/)
    }
  })

  test('is tagged: a title, headings, tables with header cells', async () => {
    const [primera, ...otras] = await paginasDe(await draw(papelDe(3)))
    const tags = [primera, ...otras].flatMap((pagina) => pagina?.tags ?? [])
    expect(primera?.tags.slice(0, 3)).toEqual(['Root', 'Document', 'H1'])
    expect(tags).toEqual(expect.arrayContaining(['H2', 'P']))
    if (titulo in conTabla) expect(tags).toEqual(expect.arrayContaining(deTabla))
    expect(tags.filter((tag) => tag === 'Table').length).toBe(tags.filter((tag) => tag === 'THead').length)
  })
})
