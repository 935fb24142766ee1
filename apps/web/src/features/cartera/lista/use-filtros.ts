import { useFiltrosEnUrl } from '../../../lib/use-filtros-en-url.ts'
import { enUrl, filtrosDe } from './filtros.ts'

export const useFiltros = () => useFiltrosEnUrl(filtrosDe, enUrl)
