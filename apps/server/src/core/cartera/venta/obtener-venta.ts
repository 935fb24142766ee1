import { obtenerVenta } from '@alerce/contract/operations/cartera/venta'
import { encabezadoDelProspecto } from '@alerce/domain/cartera/encabezado'
import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { hayEntrada } from '../../base/bitacora/read-model.ts'
import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { hechosDeLaVenta, presentarPasos } from './componer-venta.ts'

/** The frame around every screen of a sale: who it is, where it stands, what comes next. */
export const obtenerVentaUseCase = useCase(obtenerVenta, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  const { etapa, tipoVenta } = prospecto
  const encabezado = encabezadoDelProspecto({
    etapa,
    etapaDS: ds?.etapa ?? null,
    resultado: ds?.resultado ?? null,
    manualHabilitada: manualHabilitada(prospecto, ds),
    autorizada: await hayEntrada(ctx.tx, prospectoId, 'resultadoAutorizado', prospecto.registradoEn),
  })
  return {
    prospectoId,
    nombre: `${prospecto.nombres} ${prospecto.apellidoPaterno} ${prospecto.apellidoMaterno}`,
    rut: prospecto.rut,
    estado: prospecto.estado,
    estadoEdicion: await edicionDe(ctx.tx, prospectoId),
    etapa,
    tipoVenta,
    tipoPlan: prospecto.tipoPlan,
    folioDS: prospecto.folioDS,
    declaracionSaludId: ds?.id ?? null,
    etapaDS: ds?.etapa ?? null,
    resultadoDS: ds?.resultado ?? null,
    ...encabezado,
    pasos: presentarPasos(await hechosDeLaVenta(ctx, prospecto, ds)),
  }
})
