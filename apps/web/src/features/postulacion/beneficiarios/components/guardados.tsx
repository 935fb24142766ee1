import { beneficiariosMessages, grupoMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { anios, edad } from '@alerce/domain/base/persona/edad'
import { type FallaDeBeneficiario, revisaGrupo, vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import { IconTrash } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Beneficiario } from '../../../../lib/sale/prospecto.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { type GrupoGuardado, guardado } from '../values.ts'
import classes from './beneficiarios.module.css'
import { sexos, tipos } from './opciones.ts'

interface FilaProps {
  readonly beneficiario: Beneficiario
  /** ISO date. */
  readonly hoy: string
  /** Errors of the beneficiary in today's group. */
  readonly faltas: readonly string[]
  /** A row below corrects it. */
  readonly corregido: boolean
  readonly lock: string | null
  readonly busy: boolean
  onRemove(beneficiario: Beneficiario, name: string): unknown
}

interface GuardadosProps extends Omit<FilaProps, 'beneficiario' | 'faltas' | 'corregido'>, GrupoGuardado {
  readonly corrige: (saved: Beneficiario) => boolean
  /** True when the group has no new rows either. */
  readonly alone: boolean
}

/** The beneficiaries that stand. */
export function Guardados({ guardados, titular, alone, corrige, ...rest }: GuardadosProps) {
  if (guardados.length === 0 && !alone) return null
  const fallas = revisaGrupo(guardados.map(guardado), rest.hoy, titular)
  const count = guardados.length === 1 ? '1 guardado' : `${guardados.length} guardados`
  return (
    <Panel title="Grupo familiar" aside={guardados.length > 0 && <small>{count}</small>} flush>
      {guardados.map((beneficiario, indice) => (
        <Fila
          key={beneficiario.beneficiarioId}
          beneficiario={beneficiario}
          faltas={faltasDe(fallas, indice)}
          corregido={corrige(beneficiario)}
          {...rest}
        />
      ))}
      {guardados.length === 0 && (
        <Empty title={beneficiariosMessages.vacia.text}>
          <p>Si el titular va solo, avance en la postulación.</p>
        </Empty>
      )}
    </Panel>
  )
}

const faltasDe = (fallas: readonly FallaDeBeneficiario[], indice: number): readonly string[] =>
  fallas.filter((one) => one.indice === indice).map(({ falla }) => grupoMessages[falla].text)

const labelOf = (options: readonly { value: string; label: string }[], code: string) =>
  options.find(({ value }) => value === code)?.label ?? ''

/** Saved beneficiary: it can only be removed (spec 2 §3, core rules). */
function Fila({ beneficiario, faltas, corregido, hoy, lock, busy, onRemove }: FilaProps) {
  const removes = useOffers('eliminarBeneficiario')
  const { fechaNacimiento, sexo, tipo, relacion, descripcionOtro, estudia } = guardado(beneficiario)
  const name = vinculoBreve(relacion, descripcionOtro, sexo)
  const years = edad(fechaNacimiento, hoy)
  return (
    <article className={classes.saved}>
      <h3>{name}</h3>
      <p>
        {aDDMMYYYY(fechaNacimiento)}
        <small>{anios(years)}</small>
      </p>
      <p>{labelOf(sexos, sexo)}</p>
      <p>
        {labelOf(tipos, tipo)}
        {estudia && <small>estudia</small>}
      </p>
      {corregido && <p>Se corrige abajo: al guardar queda lo corregido.</p>}
      {lock === null && !corregido && faltas.length > 0 && (
        <div className={classes.fault}>
          <Notice tone="bad">{faltas.join('. ')}. Quite a la persona y, si corresponde, agréguela de nuevo.</Notice>
        </div>
      )}
      {removes && (
        <ReasonedButton
          kind="quiet"
          icon
          reason={lock}
          busy={busy}
          aria-label={`Quitar ${name}, ${anios(years)}`}
          onClick={() => onRemove(beneficiario, `${name}, ${anios(years)},`)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </ReasonedButton>
      )}
    </article>
  )
}
