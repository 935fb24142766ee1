import { z } from 'zod'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { leida } from '../base/ficha/leida.ts'

/** An employer as whoever decides a case reads it: what was typed, and whether a certificate shows the income. */
export const empleadorRevisado = () => ({ ...leida(empleador), rentaValidada: z.boolean() })
