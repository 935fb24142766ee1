import { normalizaRut, revisaRut } from '@alerce/domain/base/persona/rut'
import { z } from 'zod'
import { rutMessages } from '../../messages/base/rut.ts'

/** A Chilean rut in any usual spelling; read as 12345678-5. Leading zeros and wrong check digits are refused. */
export const rut = () =>
  z.string().transform((text, context) => {
    const problem = revisaRut(text)
    if (problem) context.addIssue({ code: 'custom', message: rutMessages[problem].text })
    return normalizaRut(text) ?? ''
  })
