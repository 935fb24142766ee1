import {
  CamelCasePlugin,
  type Driver,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'

/** Abbreviations written in capitals at the end of a name, in code and wire: folioDS, totalUF. */
const ABREVIATURA = /(Ds|Uf)$/

/**
 * Names are snake_case in the database and camelCase in code. Content of jsonb is left unchanged. Names without a
 * unique inverse are refused: the types would not show the error.
 */
export class ColumnNames extends CamelCasePlugin {
  /** Cache: used for every column of every row and statement. */
  readonly #inCode = new Map<string, string>()
  readonly #checked = new Map<string, string>()

  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  /** Name in code of a column or table. */
  override camelCase(column: string): string {
    const known = this.#inCode.get(column)
    if (known !== undefined) return known
    const name = super.camelCase(column).replace(ABREVIATURA, (abbreviation) => abbreviation.toUpperCase())
    this.#inCode.set(column, name)
    return name
  }

  /**
   * No rewriting: the compiler already writes database names. Rewriting each statement costs as much as compiling it.
   */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  /** Name in the database of a column or table. */
  override snakeCase(name: string): string {
    const known = this.#checked.get(name)
    if (known !== undefined) return known
    const column = super.snakeCase(name)
    if (column !== name && this.camelCase(column) !== name)
      throw new Error(`${name} would come back as ${this.camelCase(column)}`)
    this.#checked.set(name, column)
    return column
  }
}

class ColumnCompiler extends PostgresQueryCompiler {
  readonly #names: ColumnNames

  constructor(names: ColumnNames) {
    super()
    this.#names = names
  }

  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(this.#names.snakeCase(name))
  }
}

/** PostgreSQL dialect that writes statements with database names. */
export class ColumnDialect extends PostgresDialect {
  readonly #names: ColumnNames
  readonly #driver: () => Driver

  constructor(pool: PostgresPool, names: ColumnNames, driver?: (pool: PostgresPool) => Driver) {
    super({ pool })
    this.#names = names
    this.#driver = () => driver?.(pool) ?? super.createDriver()
  }

  override createDriver(): Driver {
    return this.#driver()
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new ColumnCompiler(this.#names)
  }
}
