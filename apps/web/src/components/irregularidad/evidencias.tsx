import { EVIDENCIAS_POR_LADO, type LadoDeEvidencia } from '@alerce/domain/mesa/irregularidad'
import { type ReactNode, useId } from 'react'
import { sizeText } from '../../lib/files.ts'
import { useIntake } from '../../lib/intake/use-intake.ts'
import { type Evidencia, readEvidencia, useDestinoDeEvidencia } from '../../lib/mesa/evidencias.ts'
import { FileList } from '../intake/file-list.tsx'
import { Intake } from '../intake/intake.tsx'
import { KeptFile } from '../intake/kept-file.tsx'
import { useMostrar } from '../visor/visor.tsx'

const titulos: Readonly<Record<LadoDeEvidencia, string>> = {
  mesa: 'Lo que encontró la mesa',
  asesor: 'Lo que corrigió el asesor',
}

interface EvidenciasProps {
  readonly irregularidadId: number
  readonly evidencias: readonly Evidencia[]
  readonly lado: LadoDeEvidencia
  /** The reader adds files to this side. */
  readonly propio: boolean
}

/**
 * Files of one side of an irregularidad, with a picker for its own side. Inside the IntakeProvider of the dialog, whose
 * acts wait for the files.
 */
export function Evidencias({ irregularidadId, evidencias, lado, propio }: EvidenciasProps) {
  const id = useId()
  const show = useMostrar()
  const suyas = evidencias.filter((una) => una.lado === lado)
  const kept = suyas.map(({ numero, tipoMIME, tamano }) => (
    <KeptFile
      key={numero}
      name={`Archivo ${numero}`}
      type={tipoMIME}
      detail={sizeText(tamano)}
      onShow={show}
      read={() => readEvidencia(irregularidadId, numero)}
    />
  ))
  if (!propio && suyas.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{titulos[lado]}</h3>
      {propio ? <Entrada irregularidadId={irregularidadId} kept={kept} /> : <FileList>{kept}</FileList>}
    </section>
  )
}

function Entrada({ irregularidadId, kept }: Pick<EvidenciasProps, 'irregularidadId'> & { readonly kept: ReactNode[] }) {
  const destino = useDestinoDeEvidencia(irregularidadId)
  const intake = useIntake(destino)
  return (
    <Intake
      destination={destino}
      intake={intake}
      verb="Adjuntar"
      name="un archivo a la irregularidad"
      closed={kept.length >= EVIDENCIAS_POR_LADO}
      kept={kept}
    />
  )
}
