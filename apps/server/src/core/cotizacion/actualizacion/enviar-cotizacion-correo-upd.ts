import { enviarCotizacionCorreoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { preparedUseCase } from '../../use-case.ts'
import { envioEn } from '../cotizaciones/envio/enviar-cotizacion-correo.ts'

export const enviarCotizacionCorreoUpdUseCase = preparedUseCase(enviarCotizacionCorreoUpd, envioEn('actualizacion'))
