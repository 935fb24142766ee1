import { obtenerVenta } from '@alerce/contract/operations/cartera/venta'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { rutaDeIrregularidad } from '@alerce/domain/mesa/irregularidad'
import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { readDeclarado } from '../../declaracion/reuso/read-declarado.ts'
import { copiaVivaDe } from '../../declaracion/reuso/read-model.ts'
import { abiertasDe, conEvidencias } from '../../mesa/irregularidades/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { presentPasos } from './compose-venta.ts'
import { readTurno } from './read-turno.ts'
import { readVenta } from './read-venta.ts'

type Lectura = Pick<Context, 'tx'>

/** Whether its declaration repeats that of the original, or will, if there is none yet. */
async function repite({ tx }: Lectura, prospecto: Prospecto, ds: Declaracion | null): Promise<boolean> {
  if (ds) return ds.reutilizaId !== null
  const sirve = await readDeclarado(tx, prospecto)
  return sirve !== null && typeof sirve !== 'string'
}

async function suOriginal(ctx: Lectura, prospecto: Prospecto, ds: Declaracion | null) {
  const original = prospecto.originalId === null ? null : await findProspecto(ctx.tx, prospecto.originalId)
  if (original === null) return null
  return { prospectoId: original.id, folioDS: original.folioDS, repite: await repite(ctx, prospecto, ds) }
}

async function suCopia({ tx }: Lectura, { id }: Prospecto) {
  const copia = await copiaVivaDe(tx, id)
  return copia && { prospectoId: copia.prospectoId, etapa: copia.etapa, estado: copia.estado }
}

/** Sales linked by a shared declaration: the original, and the copy. */
async function readReuso(ctx: Lectura, prospecto: Prospecto, ds: Declaracion | null) {
  return { reutiliza: await suOriginal(ctx, prospecto, ds), copia: await suCopia(ctx, prospecto) }
}

/** Data around every screen of a sale: person, state and next step. */
export const obtenerVentaUseCase = useCase(obtenerVenta, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  const venta = await readVenta(ctx, prospecto)
  const { ds, encabezado, espera } = venta
  const irregularidades = await conEvidencias(ctx.tx, await abiertasDe(ctx.tx, prospectoId))
  const turno = await readTurno(ctx, prospecto, { ...venta, irregularidades })
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
    ...(await readReuso(ctx, prospecto, ds)),
    pasos: presentPasos(venta, turno),
    esperaEnPareja: espera,
    turno,
    irregularidades: irregularidades.map(({ codigo, codigoDetalle: _, folio: __, ...una }) => ({
      ...una,
      ruta: rutaDeIrregularidad(codigo, tienePlanConfirmado(prospecto.etapa)),
    })),
  }
})
