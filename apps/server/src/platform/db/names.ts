import {
  CamelCasePlugin,
  type Driver,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'

/** The abbreviations that code and wire write in capitals, where a name ends with one: folioDS, totalUF. */
const ABREVIATURA = /(Ds|Uf)$/

/**
 * Columns and tables are snake_case in the database and camelCase in the code. What a jsonb column holds is left as it
 * was stored. A name that would come back as another is refused: the types could not tell.
 */
export class ColumnNames extends CamelCasePlugin {
  /** Asked for every column of every row and statement, so kept. */
  readonly #inCode = new Map<string, string>()
  readonly #checked = new Map<string, string>()

  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  /** The name in the code of a column or table. */
  override camelCase(column: string): string {
    const known = this.#inCode.get(column)
    if (known !== undefined) return known
    const name = super.camelCase(column).replace(ABREVIATURA, (abbreviation) => abbreviation.toUpperCase())
    this.#inCode.set(column, name)
    return name
  }

  /** The compiler writes the names as the database has them: to rewrite the whole statement before costs as much as to write it. */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  /** The name in the database of a column or table. */
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

/** PostgreSQL, whose statements are written with the names that the database has. */
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
