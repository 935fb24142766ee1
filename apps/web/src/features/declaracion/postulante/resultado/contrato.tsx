import {
  firmaPostulanteMessages as m,
  textosDeDetencionDeFirma,
} from '@alerce/contract/messages/contrato/firma-postulante'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { textosDelPrimerPago } from '@alerce/domain/contrato/primer-pago'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { dichoDelPago } from '@alerce/domain/cotizacion/lineas'
import { Button } from '../../../../components/actions/button.tsx'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { callFile, type ReplyOf } from '../../../../lib/api/call.ts'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import { useAbrir, useContrato } from '../queries.ts'
import { Mandato } from './mandato.tsx'

/** Plan, persons, monthly payment, start of cover and first payment, before and after the signature. */
function Contratado({
  plan,
  cubre,
  desde,
  primerPago,
}: Pick<ReplyOf<'obtenerFirmaDeContrato'>, 'plan' | 'cubre' | 'desde' | 'primerPago'>) {
  const { monto, cuenta, pesos } = dichoDelPago(plan)
  return (
    <dl className={classes.datos}>
      <div>
        <dt>Plan</dt>
        <dd>{plan.nombre}</dd>
      </div>
      <div>
        <dt>Cubre a</dt>
        {cubre.map((nombre) => (
          <dd key={nombre}>{nombre}</dd>
        ))}
      </div>
      <div>
        <dt>Precio al mes</dt>
        <dd>
          <Enteros>
            <b>{monto}</b>
            {cuenta && `, ${cuenta}`}
            {pesos && ` (${pesos})`}
          </Enteros>
        </dd>
      </div>
      {desde && (
        <div>
          <dt>Cubre desde el</dt>
          <dd>
            <Enteros>{desde}</Enteros>
          </dd>
        </div>
      )}
      {primerPago && (
        <div>
          <dt>Primer pago{primerPago.mes && `, de ${mesDicho(primerPago.mes)}`}</dt>
          <dd>
            <Enteros>
              {textosDelPrimerPago[primerPago.estado](primerPago.en ? fechaYHora(primerPago.en).slice(0, 10) : '')}
            </Enteros>
          </dd>
        </div>
      )}
    </dl>
  )
}

interface AbribleProps {
  readonly nombre: string
  readonly read: () => Promise<Blob>
}

/** List row that opens a document in its own tab. */
function Abrible({ nombre, read }: AbribleProps) {
  const { open, busy, failure } = useAbrir(m.leerFailed.text)
  return (
    <li>
      <div>
        <b>{nombre}</b>
        {failure && (
          <span className={classes.error} role="alert">
            {failure}
          </span>
        )}
      </div>
      <Button busy={busy} aria-label={`Abrir ${nombre}`} onClick={() => void open(read)}>
        Abrir
      </Button>
    </li>
  )
}

interface PapelProps {
  readonly imgCorrel: number
  readonly nombre: string
}

/** One paper of the contract. */
const Papel = ({ imgCorrel, nombre }: PapelProps) => (
  <Abrible nombre={nombre} read={() => callFile('abrirPapelPostulante', { imgCorrel })} />
)

interface ContratoFirmadoProps {
  /** The contract is made. */
  readonly suscrito: boolean
  /** The result of the declaration has a letter. */
  readonly conCarta: boolean
}

/**
 * Signed contract: its agreement, the mandate of who pays without an employer, and each paper, in its signed copy once
 * the contract is made.
 */
export function ContratoFirmado({ suscrito, conCarta }: ContratoFirmadoProps) {
  const { data, error, isFetching, refetch } = useContrato()
  if (!data)
    return error ? (
      <NotRead of={{ error, isFetching, refetch }} failure={m.leerFailed.text} />
    ) : (
      <SkeletonLines count={20} />
    )
  return (
    <>
      <Contratado {...data} />
      {data.primerPago && data.primerPago.estado !== 'descuento' && <Mandato />}
      <h2>Sus documentos</h2>
      <ul className={classes.lista} aria-label="Sus documentos">
        {suscrito && <Abrible nombre="Resumen del contrato" read={() => callFile('abrirResumenDeContrato', {})} />}
        {data.papeles.map(({ imgCorrel, nombre }) => (
          <Papel key={imgCorrel} imgCorrel={imgCorrel} nombre={tituloDelPapel(nombre)} />
        ))}
        {conCarta && (
          <Abrible nombre="Carta del resultado de su declaración" read={() => callFile('abrirCartaPostulante', {})} />
        )}
      </ul>
    </>
  )
}

/** The papers of the contract, each to be opened, and their signature with the code of the mail. */
export function Contrato() {
  const { data, error, isFetching, refetch } = useContrato()
  if (!data)
    return error ? (
      <NotRead of={{ error, isFetching, refetch }} failure={m.leerFailed.text} />
    ) : (
      <SkeletonLines count={20} />
    )
  const { papeles, consentimiento, correo, reemplazan, detencion } = data
  return (
    <>
      {reemplazan && (
        <Notice tone="info">
          Reemplazan a los que usted firmó el {fechaYHora(reemplazan)}, que quedan guardados con su firma.
        </Notice>
      )}
      <Contratado {...data} />
      <ul className={classes.lista} aria-label="Documentos del contrato">
        {papeles.map(({ imgCorrel, nombre }) => (
          <Papel key={imgCorrel} imgCorrel={imgCorrel} nombre={tituloDelPapel(nombre)} />
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
          onPedir={(save) => save('pedirCodigoDeContrato', {})}
          onCodigo={(save, pin) => save('firmarContrato', { pin, acepta: true, version: consentimiento.version })}
          // Nothing to do: the save already reads the next situation
          onHecho={() => undefined}
        >
          <Parrafos de={consentimiento.parrafos} />
        </ConCodigo>
      )}
    </>
  )
}
