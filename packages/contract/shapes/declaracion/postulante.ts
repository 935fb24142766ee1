import { pasosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { z } from 'zod'

/** Where an applicant stands: before the first step, at one of them, or past the last. */
export const pasoDePostulante = () => z.enum(['identidad', ...pasosDelPostulante, 'enviada'])
