import { message } from '../message.ts'

/** Said of what either of a pair would do, wherever they are: ours. */
export const parejaDetenida = message('pareja_detenida', 422, 'La otra persona no sigue: la pareja no puede continuar.')
