import {
  firmaPostulanteMessages as m,
  textosDeDetencionDeFirma,
} from '@alerce/contract/messages/contrato/firma-postulante'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import { useContrato } from '../queries.ts'
import { Papel } from './papel.tsx'

/** The papers of the contract, each to be opened, and their signature with the code of the mail. */
export function Contrato() {
  const { data, error, isFetching, refetch } = useContrato()
  if (!data) return error && <NotRead of={{ error, isFetching, refetch }} failure={m.leerFailed.text} />
  const { papeles, consentimiento, correo, reemplazan, detencion } = data
  return (
    <>
      {reemplazan && (
        <Notice tone="info">
          Reemplazan a los que usted firmó el {fechaYHora(reemplazan)}, que quedan guardados con su firma.
        </Notice>
      )}
      <ul className={classes.lista} aria-label="Documentos del contrato">
        {papeles.map(({ imgCorrel, nombre }) => (
          <Papel key={imgCorrel} imgCorrel={imgCorrel} nombre={nombre} />
        ))}
      </ul>
      {detencion ? (
        <Notice>{textosDeDetencionDeFirma[detencion].text}</Notice>
      ) : (
        <ConCodigo
          correo={correo}
          casilla="Leí los documentos y los firmo"
          sinMarcar={m.sinMarcar.text}
          codigo="Código de la firma"
          accept="Firmar el contrato"
          onPedir={(guardar) => guardar('pedirCodigoDeContrato', {})}
          onCodigo={(guardar, pin) => guardar('firmarContrato', { pin, acepta: true, version: consentimiento.version })}
          // what comes next is read with what was saved
          onHecho={() => undefined}
        >
          <Parrafos de={consentimiento.parrafos} />
        </ConCodigo>
      )}
    </>
  )
}
