import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/venta'
import { resolverGestion } from '@alerce/contract/operations/cartera/gestion'
import { type DestinoDeGestionar, decidirGestionar } from '@alerce/domain/cartera/gestionar'
import { type HechosDeLaVenta, pasosDeLaVenta, rutaDeAntecedentes } from '@alerce/domain/cartera/pasos'
import { destinoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import { etapaAlCerrar } from '@alerce/domain/declaracion/evaluacion'
import { porCorregir, rutaDeIrregularidad } from '@alerce/domain/mesa/irregularidad'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { readTurno } from '../venta/read-turno.ts'
import { readVenta } from '../venta/read-venta.ts'
import { readHechos } from './read-hechos.ts'

/** The first screen of a sale. */
const primera = { ruta: rutaDeAntecedentes, identificador: null }
const antecedentes = { detiene: null, ...primera, antes: null, sigue: primera }

/** The screen of the step that is now in a sale; `finalizada`: where its authorized DS is to be finished, that of the step after. */
async function pasoDeAhora(ctx: Context, prospecto: Prospecto) {
  const leida = await readVenta(ctx, prospecto)
  const { ds, encabezado, hechos, alrededor } = leida
  const irregularidades = await abiertasDe(ctx.tx, prospecto.id)
  const irregularidad = porCorregir(irregularidades)
  const turno = await readTurno(ctx, prospecto, { ...leida, irregularidades })
  const seCorrige =
    irregularidad === undefined ? null : rutaDeIrregularidad(irregularidad.codigo, tienePlanConfirmado(prospecto.etapa))
  const enPantalla = (venta: HechosDeLaVenta) => {
    const { ruta } = destinoDeLaVenta({ pasos: pasosDeLaVenta(venta, alrededor), turno, irregularidad: seCorrige })
    return { ruta, identificador: ds?.id ?? null }
  }
  const ahora = enPantalla(hechos)
  const finalizada = encabezado.porFinalizar ? enPantalla({ ...hechos, etapaDS: etapaAlCerrar(1, true) }) : null
  return { ahora, finalizada }
}

async function llegada(ctx: Context, prospecto: Prospecto, va: DestinoDeGestionar) {
  const { ahora, finalizada } = await pasoDeAhora(ctx, prospecto)
  const aLaPrimera = { ...antecedentes, sigue: ahora }
  if (va === 'antecedentes') return aLaPrimera
  if (va === 'generarManual') return { ...aLaPrimera, antes: 'generarManual' as const }
  if (va === 'antecedentesConDS') return { ...aLaPrimera, identificador: ahora.identificador }
  if (finalizada) return { ...aLaPrimera, ...ahora, antes: 'finalizar' as const, sigue: finalizada }
  return { ...aLaPrimera, ...ahora }
}

/** Everything that Gestionar needs to know, read at one moment: the browser asks once and shows the answer. */
export const resolverGestionUseCase = useCase(resolverGestion, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  const decision = decidirGestionar(await readHechos(ctx, prospecto))
  if ('va' in decision) return await llegada(ctx, prospecto, decision.va)
  const { code: codigo, text: texto } = detencionesDeGestionar[decision.detiene]
  return { ...antecedentes, detiene: { codigo, texto } }
})
