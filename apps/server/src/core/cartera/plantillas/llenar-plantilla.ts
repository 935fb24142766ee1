import { plantillaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { llenarPlantilla } from '@alerce/contract/operations/cartera/plantillas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import { llenaPlantilla, type ValoresDePlantilla } from '@alerce/domain/cartera/seguimiento/plantilla'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { contactoDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { autorDePlantillas } from './policy.ts'
import { plantillaVisible } from './read-model.ts'

/** Values of the fields for a sale; a plan and its price only once they are chosen. */
async function valoresDe({ tx }: Context, { id, nombres, asesorId }: Prospecto): Promise<ValoresDePlantilla> {
  const asesor = await contactoDe(tx, asesorId)
  const cotizacion = await cotizacionVigente(tx, id)
  return {
    nombre: nombreLegible(nombres),
    asesor: nombreLegible(asesor.nombre),
    telefono: asesor.telefono && formatoTelefono(asesor.telefono),
    correo: asesor.correo,
    plan: cotizacion?.plan.nombre ?? null,
    precio: cotizacion && `${formatoUF(cotizacion.foto.pagarUF)} UF (${formatoPesos(cotizacion.foto.pagarPesos)})`,
  }
}

/** Nothing is stored: the advisor reads and changes the text before it is sent. */
export const llenarPlantillaUseCase = useCase(llenarPlantilla, async ({ prospectoId, plantillaId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  const plantilla = (await plantillaVisible(ctx.tx, await autorDePlantillas(ctx), plantillaId)) ?? refuse(m.eliminada)
  const valores = await valoresDe(ctx, prospecto)
  const [asunto, texto] = [llenaPlantilla(plantilla.asunto, valores), llenaPlantilla(plantilla.texto, valores)]
  return { asunto: asunto.texto, texto: texto.texto, faltan: [...new Set([...asunto.faltan, ...texto.faltan])] }
})
