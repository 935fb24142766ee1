import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { z } from 'zod'

/**
 * Where a quote lies: what the sale stands on, or what its open update would put in its place (decision 039). Of our own
 * calls alone: the specification's have a twin for the update.
 */
export const lugar = () => z.enum(['venta', 'actualizacion']).default('venta')

/** Ours: what the quote costs, pesos a month, as whoever confirms it read it. Another price as of today is asked (409). */
export const totalVisto = () => z.number().int().min(0).max(1_000_000_000).refine(esPesos).optional()
