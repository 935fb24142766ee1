import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { coberturasDe } from '../../planes/read-model.ts'
import { beneficiosEspeciales } from '../../planes/read-model-beneficios.ts'
import { basesDe, price } from '../precio/bases.ts'
import { dondeBusca } from '../precio/choose.ts'
import { planesPara } from '../precio/limites.ts'
import { presentUf } from '../present.ts'
import { type Lugar, preferenciasDe } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

interface ComparacionPedida {
  readonly prospectoId: number
  readonly planes: readonly number[]
  readonly lugar: Lugar
}

/** Requested plans, priced and with their network, in the requested order; 422 for a plan that is not on sale here. */
export async function readComparacion(ctx: Context, { prospectoId, planes: ids, lugar }: ComparacionPedida) {
  const prospecto = await readToQuote(ctx, prospectoId, lugar)
  const bases = await basesDe(ctx, prospecto)
  const donde = dondeBusca(await preferenciasDe(ctx.tx, prospectoId, lugar), prospecto)
  const enVenta = await planesPara(ctx, prospecto, donde)
  const coberturas = await coberturasDe(ctx.tx, ids, donde.region)
  const planes = []
  for (const id of ids) {
    const plan = enVenta.find((uno) => uno.id === id) ?? refuse(planesMessages.planNoDisponible)
    const cotizacion = price(bases, plan)
    const especiales = await beneficiosEspeciales(ctx, id)
    planes.push({ cotizacion, red: coberturas.get(id) ?? [], especiales })
  }
  return { prospecto, uf: bases.uf, planes }
}

type Comparacion = Awaited<ReturnType<typeof readComparacion>>

/** Plan as a comparison shows it. */
export const presentComparado = ({
  cotizacion: { plan, foto, uf },
  red,
  especiales,
}: Comparacion['planes'][number]) => ({
  planId: plan.id,
  nombre: plan.nombre,
  codigo: plan.codigo,
  libreEleccion: plan.libreEleccion,
  hospitalario: plan.hospitalario,
  ambulatorio: plan.ambulatorio,
  precioBaseUF: foto.precioBaseUF,
  factorGrupoFamiliar: foto.factorGrupoFamiliar,
  precioPlanUF: foto.precioPlanUF,
  precioGesUF: foto.precioGesUF,
  caecUF: foto.caecUF,
  totalUF: foto.totalUF,
  totalPesos: foto.totalPesos,
  uf: presentUf(uf),
  red: [...red],
  especiales: especiales.map(({ nombre, precioUF }) => ({ nombre, precioUF })),
})
