import type { UF, ValorUF } from '../base/dinero/tipos.ts'
import { aDDMMYYYY, type FechaISO } from '../base/fechas/fecha.ts'
import { hoyEnSantiago } from '../base/fechas/instante.ts'
import type { Foto } from './cotizar.ts'
import type { PrecioMostrado } from './lineas.ts'

/** Source and loader of a UF; `cargadaEn`: ISO instant. */
interface OrigenGuardado {
  readonly fuente: string
  readonly cargadaPor: string
  readonly cargadaEn: string
}

/** Source of a UF in words: 'Banco Central de Chile, cargada por Inés Soto el 05-10-2026'. */
const origenDeUf = ({ fuente, cargadaPor, cargadaEn }: OrigenGuardado): string =>
  `${fuente}, cargada por ${cargadaPor} el ${aDDMMYYYY(hoyEnSantiago(cargadaEn))}`

/** Stored quote, with the parts that its price needs. */
interface PrecioGuardado {
  readonly plan: { readonly nombre: string; readonly codigo: string }
  readonly foto: Foto
  readonly fuentes: {
    readonly primaGesUF: UF
    readonly primaGesDesde: FechaISO
    readonly factores: string
    readonly factoresDesde: FechaISO
  }
  readonly uf: {
    readonly valor: ValorUF
    readonly fecha: FechaISO
    readonly referencia: boolean
    readonly origen?: OrigenGuardado
  }
}

/** Price of a stored quote with the part names of the wire (spec 2 §3 Quote), for calls and papers. */
export const mostrarPrecio = ({ plan, foto, fuentes, uf: { origen, ...uf } }: PrecioGuardado): PrecioMostrado => ({
  nombrePlan: plan.nombre,
  codigoPlan: plan.codigo,
  totalPesos: foto.totalPesos,
  totalUF: foto.totalUF,
  preciobasePlanUF: foto.precioBaseUF,
  factorGrupoFamiliar: foto.factorGrupoFamiliar,
  precioPlanUF: foto.precioPlanUF,
  precioGesUF: foto.precioGesUF,
  CAECUF: foto.caecUF,
  BESUF: foto.besUF,
  precioCOMPOS: foto.precioCOMPOS,
  precioCOMNEG: foto.precioCOMNEG,
  personas: foto.personas,
  beneficios: foto.beneficios,
  fuentes: {
    ...fuentes,
    primaGesDesde: aDDMMYYYY(fuentes.primaGesDesde),
    factoresDesde: aDDMMYYYY(fuentes.factoresDesde),
    fecha: aDDMMYYYY(foto.fecha),
  },
  uf: { ...uf, fecha: aDDMMYYYY(uf.fecha), ...(origen && { origen: origenDeUf(origen) }) },
})
