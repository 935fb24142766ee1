import { deDDMMYYYY, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { deFechaHora } from '@alerce/domain/base/fechas/instante'
import { z } from 'zod'

const parsed = (parse: (text: string) => string | null, shape: string) =>
  z.string().transform((text, context) => {
    const value = parse(text)
    if (value === null) context.addIssue({ code: 'custom', message: `Ingrese una fecha con el formato ${shape}.` })
    return value ?? ''
  })

/** DD-MM-YYYY on the wire, ISO date inside. */
export const fechaDMY = () => parsed(deDDMMYYYY, 'DD-MM-AAAA')
/** YYYY/MM/DD on the wire (quoting beneficiaries), ISO date inside. */
export const fechaYMD = () => parsed(deYYYYMMDD, 'AAAA/MM/DD')
/** DD/MM/YYYY HH:mm:ss of America/Santiago on the wire (appointments), ISO instant inside. */
export const fechaHora = () => parsed(deFechaHora, 'DD/MM/AAAA HH:mm:ss')
