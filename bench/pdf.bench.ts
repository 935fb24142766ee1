import { preciar } from '../apps/server/src/core/cotizacion/cotizacion/precio/bases.ts'
import { pdfAparte } from '../apps/server/src/core/pdf-services.ts'
import { papelDeCotizacion } from '../apps/server/src/papeles/cotizacion.ts'
import { uf, valorUF } from '../packages/domain/base/dinero/tipos.ts'
import { grupoFamiliar } from '../packages/domain/cotizacion/cotizar.ts'
import { figures, measure } from './measure.ts'

const BAR_MS = 500
const hoy = '2026-10-07'
const nacimientos = ['1982-04-01', '1984-05-02', '2012-03-03', '2025-06-06']
const personas = nacimientos.map((nacimiento, i) => ({
  rol: i === 0 ? ('cotizante' as const) : ('carga' as const),
  nacimiento,
  etiqueta: i === 0 ? 'Titular' : 'Hijo',
}))
const bases = {
  grupo: grupoFamiliar(personas, { primaUF: uf(0.731), cargaMenoresDe2: true }, hoy),
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
  cotizacion: preciar(bases, plan),
  emitida: '2026-10-07T13:00:00.000Z',
})
const paper = () => pdfAparte.imprimir(papel)

// the first begins the process that draws
figures('quote PDF', BAR_MS, await measure(paper))
console.log(`quote PDF: ${((await paper()).length / 1024).toFixed(0)} kB`)
