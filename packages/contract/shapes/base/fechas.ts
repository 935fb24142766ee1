import { deDDMMYYYY, deYYYYMMDD, esFecha } from '@alerce/domain/base/fechas/fecha'
import { type FallaDeFechaHora, leeFechaHora } from '@alerce/domain/base/fechas/instante'
import { z } from 'zod'
import { fechaMessages } from '../../messages/base/campos.ts'

const parsed = (parse: (text: string) => string | null, { text: wrong }: { readonly text: string }) =>
  z.string(wrong).transform((text, context) => {
    const value = parse(text)
    if (value === null) context.addIssue({ code: 'custom', message: wrong })
    return value ?? ''
  })

/** DD-MM-YYYY on the wire, ISO date inside. */
export const fechaDMY = () => parsed(deDDMMYYYY, fechaMessages.noValida)
/** YYYY/MM/DD on the wire (quoting beneficiaries), ISO date inside. */
export const fechaYMD = () => parsed(deYYYYMMDD, fechaMessages.noValidaAlReves)

const fallas: Record<FallaDeFechaHora, string> = {
  formato: fechaMessages.conHora.text,
  dia: fechaMessages.diaInexistente.text,
  hora: fechaMessages.horaInexistente.text,
}

/** DD/MM/YYYY HH:mm:ss of America/Santiago on the wire (appointments), ISO instant inside. */
export const fechaHora = () =>
  z.string(fechaMessages.conHora.text).transform((text, context) => {
    const { instante, falla } = leeFechaHora(text)
    if (falla !== null) context.addIssue({ code: 'custom', message: fallas[falla] })
    return instante
  })

/** Of our own calls: a day as it is inside, YYYY-MM-DD. */
export const fechaISO = (wrong: string) =>
  z
    .string(wrong)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: wrong, abort: true })
    .refine(esFecha, wrong)
    .meta({ format: 'date' })

/** Of our own calls: an instant as it was read from us, ISO in UTC. */
export const instante = () =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/, { abort: true })
    .refine((text) => esFecha(text.slice(0, 10)))
    .meta({ format: 'date-time' })
