import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { useId } from 'react'
import { Cotejo } from '../../../../components/firmas/cotejo.tsx'
import { FileRow } from '../../../../components/intake/file-row.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { type PapelFirmado, readFirmado, useDestinoDeFirmado } from '../../../../lib/adjuntos/firmados.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import classes from '../documentos.module.css'

interface FirmadoPlaceProps {
  readonly identificador: number
  readonly papel: PapelFirmado
  /** True when no file is accepted. */
  readonly closed: boolean
  /** True when the signed paper may be opened. */
  readonly opens: boolean
}

/** Place of one signed paper: the file received, and the input for another. */
export function FirmadoPlace({ identificador, papel, closed, opens }: FirmadoPlaceProps) {
  const { imgCorrel, nombre, firmado } = papel
  const id = useId()
  const destino = useDestinoDeFirmado(identificador, imgCorrel)
  const intake = useIntake(destino)
  const name = tituloDelPapel(nombre)
  return (
    <section className={classes.place} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {!firmado && intake.uploads.length === 0 && <p>Falta firmado.</p>}
      {firmado?.devuelto && <p className={classes.wrong}>La mesa devolvió este documento.</p>}
      <Intake
        destination={destino}
        intake={intake}
        verb={firmado ? 'Cambiar' : 'Adjuntar firmado'}
        name={name}
        closed={closed}
        kept={firmado && <Kept identificador={identificador} papel={papel} firmado={firmado} opens={opens} />}
      />
    </section>
  )
}

interface KeptProps extends Pick<FirmadoPlaceProps, 'identificador' | 'papel' | 'opens'> {
  readonly firmado: NonNullable<PapelFirmado['firmado']>
}

function Kept({ identificador, papel: { imgCorrel, salud }, firmado, opens }: KeptProps) {
  const { nombre, tipoMIME, tamano, recibido } = firmado
  const detail = sizeAndTime(tamano, recibido)
  const reads = useOffers('descargarPapelFirmado')
  if (opens && reads)
    return (
      <KeptFile name={nombre} type={tipoMIME} detail={detail} read={() => readFirmado(identificador, imgCorrel)}>
        <Cotejo firmado={firmado} />
      </KeptFile>
    )
  return (
    <FileRow name={nombre} detail={detail} tone="kept">
      {salud && <small>{firmadosMessages.copiaReservada.text}</small>}
      <Cotejo firmado={firmado} />
    </FileRow>
  )
}
