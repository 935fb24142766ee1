import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { nombreDeUf } from '@alerce/domain/base/dinero/uf-del-dia'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { DEL_PRIMER_PAGO } from '@alerce/domain/mesa/irregularidad'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { FileRow } from '../../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { type EntidadPorProbar, readComprobante, usePrimerPago } from '../../../../lib/adjuntos/primer-pago.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { Cedula } from '../cedula.tsx'
import { CasoDialog } from '../revision/caso-dialog.tsx'
import { DevolverDialog } from '../revision/devolver-dialog.tsx'
import type { EnRevision } from '../revision/revision.ts'
import { useAvisandoContrato } from '../revision/use-avisando-contrato.ts'
import { useLoLeido } from '../revision/use-lo-leido.tsx'
import { type PagoEnMesa, useAceptar, useDevolver, useRetomar } from './queries.ts'

/** First payment due by each paying entity, with its proof. */
function Comprobantes({ identificador }: { readonly identificador: number }) {
  const pago = usePrimerPago(identificador)
  return (
    <Loaded of={pago} failure={primerPagoMessages.leerFailed.text}>
      {(entidades) =>
        entidades.map((entidad) => (
          <Comprobante key={entidad.entidadId} identificador={identificador} entidad={entidad} />
        ))
      }
    </Loaded>
  )
}

interface ComprobanteProps {
  readonly identificador: number
  readonly entidad: EntidadPorProbar
}

function Comprobante({ identificador, entidad }: ComprobanteProps) {
  const { entidadId, razonSocial, mes, montoUF, montoPesos, uf, comprobante, enLinea } = entidad
  const show = useMostrar()
  const name = razonSocial || 'Pago directo'
  return (
    <section aria-label={name}>
      <p>
        <b>{name}</b>: {mesDicho(mes)}, <AmountUF value={montoUF} />
        {montoPesos !== null && uf !== null && (
          <>
            , <AmountPesos value={montoPesos} /> con la {nombreDeUf(uf)}
          </>
        )}
      </p>
      {enLinea?.situacion === 'pagado' && (
        <p>
          Pagado en línea: <AmountPesos value={enLinea.pesos} />, {fechaYHora(enLinea.desde)}
        </p>
      )}
      <FileList label={`Comprobante de ${name}`}>
        {comprobante ? (
          <KeptFile
            name={comprobante.nombre}
            type={comprobante.tipoMIME}
            tone="read"
            detail={sizeAndTime(comprobante.tamano, comprobante.recibido)}
            onShow={show}
            read={() => readComprobante(identificador, entidadId)}
          />
        ) : (
          <FileRow name="Sin comprobante" detail="" tone="bad" />
        )}
      </FileList>
    </section>
  )
}

interface RevisionProps extends EnRevision {
  readonly pago: PagoEnMesa
}

/** Review of a first payment: its proofs beside the amounts due. It reports the decision. */
export function RevisionDePago({ pago, decide, devolviendo, tell, letGo, onChange }: RevisionProps) {
  const { nombre, folioDS, asesor, registrado } = pago
  const declaracionSaludId = pago.declaracionSaludId ?? 0
  const { data: comprobantes } = usePrimerPago(declaracionSaludId)
  const { leido, alDia, vez, aviso } = useLoLeido({
    // one payment, be it of several entities
    actual: comprobantes && (comprobantes[0]?.esperaDesde ?? null),
    decide,
    resuelto: comprobantes?.[0],
    yaNoEspera: primerPagoMessages.yaNoEspera,
    otros: primerPagoMessages.otroPago,
  })
  const { mutateAsync: aceptar } = useAceptar()
  const { mutateAsync: devolver } = useDevolver()
  const { mutateAsync: retomar } = useRetomar()
  const avisando = useAvisandoContrato()
  const accept = async () => {
    if (leido === null) return
    const aceptado = await avisando({
      titulo: 'Aceptar el primer pago',
      palabra: 'Aceptar y suscribir',
      perform: (suscribe, said) => aceptar({ declaracionSaludId, registrado: leido, suscribe }, said),
      hecho: (suscrito) =>
        suscrito
          ? tell(`Primer pago de ${nombre} aceptado. El contrato quedó suscrito.`)
          : tell(`Primer pago de ${nombre} aceptado.`, (said) => retomar({ declaracionSaludId }, said)),
    })
    if (aceptado) onChange(null)
  }
  const returned = () => tell(`Primer pago de ${nombre} devuelto. Se avisó a su asesor.`)
  if (devolviendo && leido !== null)
    return (
      <DevolverDialog
        title={`Devolver el primer pago de ${nombre}`}
        draft={`devolver-pago:${declaracionSaludId}:${leido}`}
        valen={(codigo) => codigo === DEL_PRIMER_PAGO}
        unico={DEL_PRIMER_PAGO}
        giveBack={({ codigoDetalle, motivo }) =>
          devolver({ declaracionSaludId, registrado: leido, codigoDetalle, motivo }, returned)
        }
        failure={primerPagoMessages.decidirFailed.text}
        onReturned={() => onChange(null)}
        onClose={() => onChange({ devolviendo: false })}
        onLetGo={letGo(() => onChange({ devolviendo: true }))}
      />
    )
  const lead = [`Folio ${folioDS ?? '-'}`, `Asesor ${asesor}`, `registrado el ${fechaYHora(leido ?? registrado)}`]
  return (
    <CasoDialog
      key={vez}
      title={`Primer pago de ${nombre}`}
      lead={lead.join(' · ')}
      decides={alDia}
      failure={primerPagoMessages.decidirFailed.text}
      onAccept={accept}
      onReturn={() => onChange({ devolviendo: true })}
      onClose={() => onChange(null)}
    >
      {aviso}
      <Cedula prospectoId={pago.prospectoId} />
      <Comprobantes identificador={declaracionSaludId} />
    </CasoDialog>
  )
}
