import { aperturaDePaso, detalleDePaso, titulosDePaso, ventaDetenida } from '@alerce/contract/messages/venta'
import { obtenerVenta } from '@alerce/contract/operations/venta'
import { type Paso, pasosDeLaVenta } from '@alerce/domain/prospecto/pasos'
import { hayPlanSeleccionado, rangoDe } from '../cotizacion/read-model.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { type Context, useCase } from '../use-case.ts'
import { leerProspecto } from './policy.ts'
import { beneficiariosDe, type Prospecto } from './read-model.ts'

/** Beneficiaries stand, or the advisor went on to quote without any. */
async function conGrupo({ tx }: Context, { id, etapa }: Prospecto): Promise<boolean> {
  if (etapa !== 'prospecto' || (await beneficiariosDe(tx, id)).length > 0) return true
  return (await rangoDe(tx, id)) !== null || (await hayPlanSeleccionado(tx, id))
}

function detalleDe({ clave, situacion }: Paso, activo: boolean, pasos: readonly Paso[]): string {
  if (situacion !== 'cerrado') return detalleDePaso[situacion]
  if (!activo) return ventaDetenida.inactivo
  return pasos.some((p) => p.situacion === 'ahora') ? aperturaDePaso[clave] : ventaDetenida.terminada
}

/** The frame around every screen of a sale: who it is, where it stands, what comes next. */
export const obtenerVentaUseCase = useCase(obtenerVenta, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  const { activo, etapa, tipoVenta } = prospecto
  const pasos = pasosDeLaVenta({
    activo,
    etapa,
    conAntecedentes: tipoVenta !== null,
    conGrupo: await conGrupo(ctx, prospecto),
    etapaDS: ds?.etapa ?? null,
  })
  return {
    prospectoId,
    nombre: `${prospecto.nombres} ${prospecto.apellidoPaterno} ${prospecto.apellidoMaterno}`,
    rut: prospecto.rut,
    estado: prospecto.estado,
    etapa,
    tipoVenta,
    tipoPlan: prospecto.tipoPlan,
    folioDS: prospecto.folioDS,
    declaracionSaludId: ds?.id ?? null,
    etapaDS: ds?.etapa ?? null,
    resultadoDS: ds?.resultado ?? null,
    pasos: pasos.map((paso) => ({
      ...paso,
      titulo: titulosDePaso[paso.clave],
      detalle: detalleDe(paso, activo, pasos),
    })),
  }
})
