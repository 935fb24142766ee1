import { estadosDeEdicion } from '@alerce/domain/contrato/edicion'
import { z } from 'zod'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enPesos, enUF, totalVisto } from '../../shapes/base/dinero.ts'
import { id, idDe, texto } from '../../shapes/base/ids.ts'
import { pasoDeVenta } from './venta.ts'

const lado = z.object({
  prospectoId: id(),
  nombre: z.string(),
  rut: z.string().nullable(),
  estado: z.string(),
  etapa: z.string(),
  /** E: their update waits for its confirmation. */
  estadoEdicion: z.enum(estadosDeEdicion).nullable(),
  folioDS: z.number().int().nullable(),
  etapaDS: z.string().nullable(),
  declaracionSaludId: id().nullable(),
  turno: z.enum(['actua', 'espera', 'cerrado', 'termino']),
  espera: z.enum(['otorga', 'recibe', 'postulante', 'isapre']).nullable(),
  /** Reason, in words. */
  detalle: z.string(),
  /** Next step, by its name and its screen without query; null when there is none. */
  sigue: z.object({ titulo: z.string(), ruta: z.string() }).nullable(),
  pasos: z.array(pasoDeVenta),
})

/** Giver or receiver of the compensation: the plan, and its cost before and after. UF a month. */
const extremo = z.object({
  nombrePlan: z.string(),
  totalUF: enUF(),
  otorgaUF: enUF(),
  recibeUF: enUF(),
  pagarUF: enUF(),
  pagarPesos: enPesos(),
})

/** Both of a prospect's pair: their steps, the next actor, and the reasons to wait. Ours. */
export const obtenerPareja = operation('obtenerPareja', {
  route: read('/api/alerce/v1/obtenerPareja', ['prospecto', 'venta', 'cotizacion', 'plan']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    otorga: lado,
    recibe: lado,
    /** Compensation between both, each null without a plan. `saldoUF`: given minus received, always 0. */
    compensacion: z.object({ otorga: extremo.nullable(), recibe: extremo.nullable(), saldoUF: enUF() }),
  }),
  failure: parejaMessages.readFailed,
})

/**
 * 'Continuar' of the compensation summary, in one act. For the giver it sets the sent amount, if any, for both. Then it
 * confirms this one's plan. `version`: of the summary on screen (412 when something changed since). Ours.
 */
export const continuarCompensado = operation('continuarCompensado', {
  route: write('/api/alerce/v1/continuarCompensado', ['plan', 'prospecto', 'datos']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    valorCompensacion: z.union([z.number(), texto(20)]).optional(),
    version: texto(200),
    totalVisto: totalVisto(),
  }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})
