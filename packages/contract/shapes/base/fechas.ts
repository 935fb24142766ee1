import { deDDMMYYYY, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { type FallaDeFechaHora, leeFechaHora } from '@alerce/domain/base/fechas/instante'
import { z } from 'zod'
import { fechaMessages as m } from '../../messages/base/fechas.ts'

const parsed = (parse: (text: string) => string | null, { text: wrong }: { readonly text: string }) =>
  z.string(wrong).transform((text, context) => {
    const value = parse(text)
    if (value === null) context.addIssue({ code: 'custom', message: wrong })
    return value ?? ''
  })

/** DD-MM-YYYY on the wire, ISO date inside. */
export const fechaDMY = () => parsed(deDDMMYYYY, m.noValida)
/** YYYY/MM/DD on the wire (quoting beneficiaries), ISO date inside. */
export const fechaYMD = () => parsed(deYYYYMMDD, m.noValidaAlReves)

const fallas: Record<FallaDeFechaHora, string> = {
  formato: m.conHora.text,
  dia: m.diaInexistente.text,
  hora: m.horaInexistente.text,
}

/** DD/MM/YYYY HH:mm:ss of America/Santiago on the wire (appointments), ISO instant inside. */
export const fechaHora = () =>
  z.string(m.conHora.text).transform((text, context) => {
    const { instante, falla } = leeFechaHora(text)
    if (falla !== null) context.addIssue({ code: 'custom', message: fallas[falla] })
    return instante
  })
