import { obtenerVenta } from '@alerce/contract/operations/cartera/venta'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { rutaDeIrregularidad } from '@alerce/domain/mesa/irregularidad'
import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { conEvidencias } from '../../mesa/irregularidades/read-model-evidencias.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { presentarPasos } from './componer-venta.ts'
import { leerReuso } from './leer-reuso.ts'
import { leerTurno } from './leer-turno.ts'
import { leerVenta } from './leer-venta.ts'

/** The frame around every screen of a sale: who it is, where it stands, what comes next. */
export const obtenerVentaUseCase = useCase(obtenerVenta, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  const venta = await leerVenta(ctx, prospecto)
  const { ds, encabezado, espera } = venta
  const irregularidades = await conEvidencias(ctx.tx, await abiertasDe(ctx.tx, prospectoId))
  const turno = await leerTurno(ctx, prospecto, { ...venta, irregularidades })
  return {
    prospectoId,
    nombre: nombreCompleto(prospecto),
    rut: prospecto.rut,
    numeroPasaporte: prospecto.numeroPasaporte,
    estado: prospecto.estado,
    estadoEdicion: await edicionDe(ctx.tx, prospectoId),
    etapa: prospecto.etapa,
    tipoVenta: prospecto.tipoVenta,
    tipoPlan: prospecto.tipoPlan,
    folioDS: prospecto.folioDS,
    declaracionSaludId: ds?.id ?? null,
    etapaDS: ds?.etapa ?? null,
    resultadoDS: ds?.resultado ?? null,
    dsFirmada: ds !== null && seHaEnviado(ds),
    ...encabezado,
    ...(await leerReuso(ctx, prospecto, ds)),
    pasos: presentarPasos(venta, turno),
    esperaEnPareja: espera,
    turno,
    irregularidades: irregularidades.map(({ codigo, codigoDetalle: _, folio: __, ...una }) => ({
      ...una,
      ruta: rutaDeIrregularidad(codigo, tienePlanConfirmado(prospecto.etapa)),
    })),
  }
})
