import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../lib/api/read-options.ts'

/** Interval of a page in view, milliseconds: most facts change without telling anybody. */
const CADA_MS = 30_000

/** State of the installation, read again while the page is in view. */
export const useEstado = () =>
  useQuery({ ...readOptions('obtenerEstado', {}), refetchInterval: CADA_MS, refetchOnWindowFocus: true })
