import { globSync, readFileSync } from 'node:fs'
import { rowOf, screenNames } from '@alerce/contract/screens'
import { expect, test } from 'vitest'
import { cerradasPara } from './formas.ts'

const web = new URL('../../../web/src/', import.meta.url)

/** Parts of the web that an advisor of the core never opens: closed screens, consoles and pages of the applicant. */
const apart = [
  ...['features/acceso', 'features/mesa', 'features/personas', 'features/base/textos', 'lib/mesa', 'components/mesa'],
  ...[
    'features/cartera/equipo',
    'features/cartera/carteras',
    'features/cartera/importacion',
    'features/agenda/reservas',
  ],
  ...[
    'features/agenda/disponibilidad',
    'features/agenda/citas/calendario/equipo',
    'components/pago',
    'features/contrato/mandato-postulante',
  ],
  ...['features/cotizacion/catalogo', 'features/cotizacion/publica', 'features/cotizacion/cotizaciones/comparador'],
  ...['features/declaracion/contraloria', 'features/declaracion/resueltas', 'features/declaracion/postulante'],
  ...['features/postulacion/autorizaciones', 'components/autorizacion', 'components/firmas', 'entries/postulacion'],
  // List of the calls that answer by pages
  'lib/use-pages.ts',
]

/** Calls whose act begins at another one, which is asked for. */
const empiezanEn: Readonly<Record<string, string>> = {
  reponerDocumentoProspecto: 'retirarDocumentoProspecto',
  deshacerRetiroCertificado: 'retirarCertificado',
  retomarIrregularidad: 'corregirIrregularidad',
  subirEvidencia: 'corregirIrregularidad',
  descargarEvidencia: 'corregirIrregularidad',
  responderDuda: 'abrirDuda',
  deshacerReasignacion: 'reasignarProspectos',
  descargarAgenda: 'obtenerCalendarioPrivado',
  crearCalendarioPrivado: 'obtenerCalendarioPrivado',
  revocarCalendarioPrivado: 'obtenerCalendarioPrivado',
  conectarCalendario: 'obtenerCalendarioPrivado',
  desconectarCalendario: 'obtenerCalendarioPrivado',
  obtenerConexiones: 'obtenerCalendarioPrivado',
}

/** An act to undo, which its list asks for by name, and a reader that only the desk uses. */
const otras: readonly string[] = ['deshacerEvaluacion', 'descargarDSFirmada']

const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((path) => !/\.test\.|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, web), 'utf8') }))
const asked = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/useOffers\('(\w+)'\)/g)].map(([, name]) => name)),
)

test('a call that is closed to advisors is made only where its offer was asked for', () => {
  const open = cerradasPara(true).filter(
    (name) =>
      !asked.has(empiezanEn[name] ?? name) &&
      !otras.includes(name) &&
      sources.some(({ path, text }) => text.includes(`'${name}'`) && !apart.some((part) => path.startsWith(part))),
  )
  expect(open).toEqual([])
})

test('a closed screen is closed to advisors', () => {
  const cerradas: readonly string[] = cerradasPara(true)
  const opens = screenNames.flatMap((name) => rowOf(name).opens ?? [])
  expect(opens.filter((name) => !cerradas.includes(name))).toEqual([])
})
