import { onLite } from './on-lite.ts'
import { onPostgres } from './on-postgres.ts'
import type { Shelf } from './shelf.ts'

export const createShelf = (databaseUrl: string | null): Shelf => (databaseUrl ? onPostgres(databaseUrl) : onLite())
