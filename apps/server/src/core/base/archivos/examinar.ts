import { examinaArchivo, type FallaDeExamen } from '@alerce/domain/base/archivos/examen'

/** Looks through a file that was handed in, as one without a password. */
export const examinar = async (contenido: Uint8Array): Promise<FallaDeExamen | null> => examinaArchivo(contenido)
