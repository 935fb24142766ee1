import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { archivoInvalido } from '../../messages/base/archivos.ts'

/** A file as base64, a third longer than its bytes. */
export const binario = () => z.string().max(Math.ceil(TAMANO_MAXIMO / 3) * 4, archivoInvalido.text)
