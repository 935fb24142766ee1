import { z } from 'zod'

/**
 * Where a quote lies: what the sale stands on, or what its open update would put in its place (decision 022). Of our own
 * calls alone: the specification's have a twin for the update.
 */
export const lugar = () => z.enum(['venta', 'actualizacion']).default('venta')
