import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { price } from '../apps/server/src/core/cotizacion/cotizaciones/precio/bases.ts'
import { pdfAparte } from '../apps/server/src/core/pdf-services.ts'
import { papelDeCotizacion } from '../apps/server/src/papeles/cotizacion.ts'
import { cupon, papeles } from '../apps/server/src/papeles/testing/papeles-largos.ts'
import { uf, valorUF } from '../packages/domain/base/dinero/tipos.ts'
import { grupoFamiliar } from '../packages/domain/cotizacion/cotizar.ts'
import { tablaUnica } from '../packages/domain/cotizacion/factores.ts'
import { figures, measure } from './support/measure.ts'

const BAR_MS = 500
const hoy = '2026-10-07'
const nacimientos = ['1982-04-01', '1984-05-02', '2012-03-03', '2025-06-06']
const personas = nacimientos.map((nacimiento, i) => ({
  rol: i === 0 ? ('cotizante' as const) : ('carga' as const),
  nacimiento,
  etiqueta: i === 0 ? 'Titular' : 'Hijo',
}))
const bases = {
  grupo: grupoFamiliar(personas, { primaUF: uf(0.731), cargaMenoresDe2: true, factores: tablaUnica }, hoy),
  uf: { valor: valorUF(41_114.53), fecha: hoy, referencia: false },
  fuentes: { primaGesUF: uf(0.731), primaGesDesde: '2026-01-01', factores: 'tabla', factoresDesde: '2020-04-01' },
}
const plan = {
  id: 1,
  codigo: 'ALBQ260101',
  nombre: 'Alerce Bosque 90 Santiago',
  precioBaseUF: uf(2.34),
  caecUF: uf(0),
  libreEleccion: false,
  hospitalario: 90,
  ambulatorio: 80,
  mensaje: '',
}
const postulante = {
  nombres: 'FELIPE ANDRÉS',
  apellidoPaterno: 'CONTRERAS',
  apellidoMaterno: 'MUÑOZ',
  rut: '16482305-9',
  numeroPasaporte: null,
}

const papel = papelDeCotizacion({
  postulante,
  cotizacion: price(bases, plan),
  asesor: { nombre: 'Camila Rojas', correo: 'asesora@alerce.example.cl', telefono: '987654001' },
  hasta: '2026-11-06',
  emitida: '2026-10-07T13:00:00.000Z',
})
const paper = () => pdfAparte.print(papel)

// The first paper starts the drawing process
figures('quote PDF', BAR_MS, await measure(paper))
console.log(`quote PDF: ${((await paper()).length / 1024).toFixed(0)} kB`)

/** Longest papers of a sale, and all of them in one PDF. */
const PERSONAS = 9
const deLaVenta = { ...papeles, 'Cupón de pago': cupon }
for (const [titulo, papelDe] of Object.entries(deLaVenta)) {
  const hoja = papelDe(PERSONAS)
  figures(`${titulo}, ${PERSONAS} persons`, BAR_MS, await measure(() => pdfAparte.print(hoja), 20))
}
const juntos = await Promise.all(
  Object.entries(deLaVenta).map(async ([titulo, papelDe]) => ({
    titulo,
    pdf: await pdfAparte.print(papelDe(PERSONAS)),
  })),
)
const { cuerpo: _, uf: __, ...portada } = papeles['Plan y precio'](PERSONAS)
figures('all of them in one', BAR_MS, await measure(() => pdfAparte.print({ ...portada, papeles: juntos }), 20))

/** `npm run bench -- pdf --papeles 10000`: number of papers drawn in sequence, each with another name. */
const { values } = parseArgs({ options: { papeles: { type: 'string', default: '500' } }, strict: false })
const cuantos = Number(values.papeles)
const GROWTH_MB = 400

/** Memory of the drawing processes, megabytes. */
function residentMb(): number {
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const pages = pids.map((pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]))
  return (pages.reduce((sum, one) => sum + one, 0) * 4096) / 1_048_576
}

const seen: number[] = []
const start = performance.now()
for (let number = 1; number <= cuantos; number++) {
  await pdfAparte.print({ ...papel, de: `POSTULANTE ${number}` })
  if (existsSync('/proc/self/statm') && number % 50 === 0) seen.push(residentMb())
}
const seconds = (performance.now() - start) / 1000
console.log(
  `${cuantos} papers: ${(cuantos / seconds).toFixed(0)} a second, ${((seconds * 1000) / cuantos).toFixed(1)} ms each`,
)
if (seen.length > 0) {
  console.log(
    `memory of the process that draws: ${Math.min(...seen).toFixed(0)} to ${Math.max(...seen).toFixed(0)} MB; bar ${GROWTH_MB} MB`,
  )
  if (Math.max(...seen) > GROWTH_MB) process.exitCode = 1
}
