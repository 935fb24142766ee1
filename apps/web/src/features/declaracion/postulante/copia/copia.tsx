import { copiaDSMessages as m } from '@alerce/contract/messages/contrato/copia-ds'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { callFile, type ReplyOf } from '../../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../../lib/api/errors.ts'
import { saveAs } from '../../../../lib/files.ts'
import { Acciones } from '../components/acciones.tsx'
import { Hoja, Salida } from '../components/hoja.tsx'

interface CopiaProps {
  readonly enlace: string
  readonly de: ReplyOf<'obtenerCopiaDS'>
  /** Called when the session has ended. */
  readonly onFuera: () => void
  readonly onSalir: () => Promise<void>
}

/** The copy, to be read in the page or kept in the phone. */
export function Copia({
  enlace,
  de: { folio, asesor, nombre, vence, devuelta, antecedentes, firmados },
  onFuera,
  onSalir,
}: CopiaProps) {
  const show = useMostrar()
  const [busy, setBusy] = useState(false)
  const [dicho, setDicho] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  const perform = async (falla: string, hecho: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    setDicho('')
    try {
      await hecho()
    } catch (error) {
      if (isRefusal(error, 401)) onFuera()
      else setFailure(messageOf(error, falla))
    } finally {
      setBusy(false)
    }
  }
  const bring = () => callFile('abrirCopiaDS', { enlace })
  const read = async () => show({ name: nombre, type: 'application/pdf', content: await bring() })
  const save = async () => {
    saveAs(await bring(), nombre)
    setDicho('Su copia se descargó en este teléfono.')
  }
  const fetchAntecedentes = async () => {
    saveAs(await callFile('abrirAntecedentesDS', { enlace }), `antecedentes-${folio}.zip`)
    setDicho('Sus antecedentes se descargaron en este teléfono.')
  }
  const fetchFirmados = async () => {
    saveAs(await callFile('abrirFirmadosDS', { enlace }), `firmados-${folio}.zip`)
    setDicho('Los documentos que firmó se descargaron en este teléfono.')
  }
  const hasta = aDDMMYYYY(hoyEnSantiago(vence))
  const pie = devuelta
    ? `Descárguelos hasta el ${hasta}: después la isapre los elimina.`
    : `Este enlace es personal y vence el ${hasta}. Después pida otro a ${asesor}.`
  return (
    <Hoja
      title={devuelta ? 'Sus documentos de la Declaración de Salud' : 'Su copia de la Declaración de Salud'}
      pie={pie}
    >
      <p>Folio {folio}. Son datos de su salud: guárdela donde solo usted la vea.</p>
      <p role="status">{dicho}</p>
      <Acciones
        accept="Leer la copia"
        busy={busy}
        failure={failure}
        onAccept={() => void perform(m.abrirFailed.text, read)}
        other={{ label: 'Descargar', onPress: () => void perform(m.abrirFailed.text, save) }}
      />
      {antecedentes > 0 && (
        <p>
          <Button busy={busy} onClick={() => void perform(m.abrirFailed.text, fetchAntecedentes)}>
            Descargar los antecedentes que entregó ({antecedentes})
          </Button>
        </p>
      )}
      {firmados > 0 && (
        <p>
          <Button busy={busy} onClick={() => void perform(m.abrirFailed.text, fetchFirmados)}>
            Descargar los documentos que firmó ({firmados})
          </Button>
        </p>
      )}
      <Salida label="Salir" noSalio={null} onSalir={() => void perform(m.salirFailed.text, onSalir)} />
    </Hoja>
  )
}
