import fc from 'fast-check';
import type { MenuDocument, ScreenDocument } from '#contract/generated/documents.ts';
import { own, type Json, type JsonObject } from '../json/json.ts';
import { dereference, type LocatedSchema, type SchemaNode, type Schemas } from '../validate/walk.ts';
import { arbitraryCondition } from './arbitrary-condition.ts';

/**
 * Names that references may take, by kind of `x-ref`: `{ text: ['menu.home'], menu: ['main'], page: ['/index'], … }`.
 * Optional properties of kinds without names are left out; blocks or actions that require them are never generated.
 */
export type References = Readonly<Record<string, readonly string[]>>;

/** Undefined for a schema without possible values. */
type Drawn = fc.Arbitrary<Json> | undefined;

/** Deepest nesting of blocks and menu entries. */
const deepest = 3;
const mostItems = 4;

const idOf = (): fc.Arbitrary<string> => fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,7}$/u);

class Drawing {
  private readonly condition: fc.Arbitrary<Json>;
  private readonly blocks = new Map<number, Drawn>();

  constructor(
    private readonly schemas: Schemas,
    private readonly references: References,
  ) {
    this.condition = arbitraryCondition(schemas);
  }

  /**
   * Any value a schema allows, with at most `depth` further levels of nested blocks or recursive definitions.
   * `open` lists the definitions being generated.
   */
  draw(schema: LocatedSchema, depth: number, open: readonly unknown[] = []): Drawn {
    const definition = schema.node['$ref'];
    if (definition === undefined) return this.drawHere(schema, depth, open);
    if (open.includes(definition)) return depth > 0 ? this.draw(schema, depth - 1) : undefined;
    return this.drawHere(dereference(this.schemas, schema), depth, [...open, definition]);
  }

  private drawHere({ node, root }: LocatedSchema, depth: number, open: readonly unknown[]): Drawn {
    if (node['x-condition'] === true) return this.condition;
    if (node['x-block'] === true) return this.block(depth);
    if (node['x-action'] === true) return this.action(depth);
    if ('const' in node) return fc.constant(node['const'] as Json);
    const names = typeof node['x-ref'] === 'string' ? own(this.references, node['x-ref']) : undefined;
    if (Array.isArray(node['enum'])) {
      const values = (node['enum'] as Json[]).filter((value) => !names || names.includes(String(value)));
      return values.length > 0 ? fc.constantFrom(...values) : undefined;
    }
    if (typeof node['x-ref'] === 'string')
      return names && names.length > 0 ? fc.constantFrom(...names) : undefined;
    return this.ofType(String([node['type']].flat()[0]), { node, root }, depth, open);
  }

  private ofType(type: string, schema: LocatedSchema, depth: number, open: readonly unknown[]): Drawn {
    const { minimum, maximum, minItems, maxItems, maxLength, pattern } = schema.node as Record<
      string,
      number | undefined
    > & {
      pattern?: string;
    };
    switch (type) {
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 });
      case 'number':
        return fc.double({
          min: minimum ?? -1000,
          max: maximum ?? 1000,
          noNaN: true,
          noDefaultInfinity: true,
        });
      case 'string':
        return pattern === undefined
          ? fc.string({ maxLength: Math.min(maxLength ?? 12, 12) })
          : fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
      case 'array': {
        const items = this.draw({ node: schema.node['items'] as SchemaNode, root: schema.root }, depth, open);
        const bounds = { minLength: minItems ?? 0, maxLength: Math.min(maxItems ?? mostItems, mostItems) };
        if (!items) return bounds.minLength === 0 ? fc.constant([]) : undefined;
        return schema.node['uniqueItems'] === true
          ? fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) })
          : fc.array(items, bounds);
      }
      case 'object':
        return this.object(schema, depth, open);
      default:
        throw new Error(`No value of the type "${type}" can be drawn for ${JSON.stringify(schema.node)}.`);
    }
  }

  private object({ node, root }: LocatedSchema, depth: number, open: readonly unknown[]): Drawn {
    const properties = Object.entries((node['properties'] ?? {}) as Record<string, SchemaNode>);
    const required = (node['required'] ?? []) as string[];
    const itemsKey = typeof node['x-ordered'] === 'string' ? node['x-ordered'] : undefined;
    const drawn: Record<string, fc.Arbitrary<Json>> = {};
    for (const [name, property] of properties) {
      if (name.startsWith('$') || (itemsKey !== undefined && [itemsKey, 'order'].includes(name))) continue;
      const value = this.draw({ node: property, root }, depth, open);
      if (value) drawn[name] = value;
      else if (required.includes(name)) return undefined;
    }
    const known = fc.record(drawn, {
      requiredKeys: required.filter((name) => name in drawn),
    }) as fc.Arbitrary<JsonObject>;
    if (itemsKey !== undefined) {
      const [, items] = properties.find(([name]) => name === itemsKey) ?? [];
      const item = this.draw({ node: items?.['additionalProperties'] as SchemaNode, root }, depth, open);
      const [, order] = properties.find(([name]) => name === 'order') ?? [];
      const ordered = this.ordered(item, itemsKey, Number(order?.['minItems'] ?? 0));
      if (!ordered) return undefined;
      return fc.tuple(known, ordered).map(([rest, sequence]) => ({ ...rest, ...sequence }));
    }
    const others = node['additionalProperties'];
    if (typeof others !== 'object' || others === null) return known;
    const entry = this.draw({ node: others as SchemaNode, root }, depth, open);
    return entry ? this.dictionary(entry).map((entries) => Object.fromEntries(entries)) : known;
  }

  private dictionary(entry: fc.Arbitrary<Json>, minLength = 0): fc.Arbitrary<[string, Json][]> {
    return fc.uniqueArray(fc.tuple(idOf(), entry), {
      minLength,
      maxLength: Math.max(mostItems, minLength),
      selector: ([id]) => id,
    });
  }

  /** Items by id, and an order that names `least` or more of them. */
  private ordered(item: Drawn, itemsKey: string, least: number): fc.Arbitrary<JsonObject> | undefined {
    if (!item) return least > 0 ? undefined : fc.constant({ order: [], [itemsKey]: {} });
    return fc
      .tuple(this.dictionary(item, least), fc.array(fc.nat({ max: 11 }), { maxLength: 6 }))
      .map(([entries, picks]) => {
        const ids = entries.map(([id]) => id);
        const picked = new Set(picks.flatMap((pick) => ids[pick % Math.max(ids.length, 1)] ?? []));
        const order = [...(picked.size < least ? ids : picked)];
        return { order, [itemsKey]: Object.fromEntries(entries) };
      });
  }

  /** A block of one type with random props and no blocks inside it. */
  blockOf(type: string): Drawn {
    const schema = own(this.schemas.blocks, type);
    const props = schema && this.draw({ node: schema, root: schema }, 0);
    return props && props.map((drawn) => ({ type, props: drawn }));
  }

  /** An action with random arguments. */
  actionOf(name: string): Drawn {
    const schema = own(this.schemas.actions, name);
    return schema && this.draw({ node: schema, root: schema }, 0);
  }

  private block(depth: number): Drawn {
    if (!this.blocks.has(depth)) this.blocks.set(depth, this.makeBlock(depth));
    return this.blocks.get(depth);
  }

  private makeBlock(depth: number): Drawn {
    const kinds = Object.entries(this.schemas.blocks).flatMap(([type, schema]) => {
      const props = this.draw({ node: schema, root: schema }, depth);
      if (!props) return [];
      const slots = depth > 0 ? this.slots((schema['x-slots'] ?? []) as string[], depth - 1) : undefined;
      const fallback = depth > 0 ? this.block(depth - 1) : undefined;
      return [
        fc.record(
          {
            type: fc.constant(type),
            props,
            when: this.condition,
            ...(slots ? { slots } : {}),
            ...(fallback ? { fallback } : {}),
          },
          { requiredKeys: ['type', 'props'] },
        ),
      ];
    });
    return kinds.length > 0 ? fc.oneof(...kinds) : undefined;
  }

  private slots(names: readonly string[], depth: number): Drawn {
    if (names.length === 0) return undefined;
    const { node, root } = dereference(this.schemas, {
      node: { $ref: '#/$defs/slot' },
      root: this.schemas.common,
    });
    const slot = this.draw({ node, root }, depth);
    if (!slot) return undefined;
    const record = fc.record(Object.fromEntries(names.map((name) => [name, slot])), { requiredKeys: [] });
    return record as fc.Arbitrary<JsonObject>;
  }

  private action(depth: number): Drawn {
    const kinds = Object.values(this.schemas.actions).flatMap(
      (schema) => this.draw({ node: schema, root: schema }, depth) ?? [],
    );
    return kinds.length > 0 ? fc.oneof(...kinds) : undefined;
  }
}

function drawDocument(schemas: Schemas, references: References, kind: string): fc.Arbitrary<Json> {
  const schema = own(schemas.documents, kind);
  const drawn = schema && new Drawing(schemas, references).draw({ node: schema, root: schema }, deepest);
  if (!drawn) throw new Error(`No ${kind} can be drawn: a reference it needs has no names.`);
  return drawn;
}

/** Random screens valid by their schema, with blocks and conditions, that name only entries of `references`. */
export const arbitraryScreen = (schemas: Schemas, references: References): fc.Arbitrary<ScreenDocument> =>
  drawDocument(schemas, references, 'screen') as unknown as fc.Arbitrary<ScreenDocument>;

/** Random menus valid by their schema, up to three levels deep, that name only entries of `references`. */
export const arbitraryMenu = (schemas: Schemas, references: References): fc.Arbitrary<MenuDocument> =>
  drawDocument(schemas, references, 'menu') as unknown as fc.Arbitrary<MenuDocument>;

/** A block of one type with random props; undefined when a reference it requires has no names. */
export const arbitraryBlock = (schemas: Schemas, references: References, type: string): Drawn =>
  new Drawing(schemas, references).blockOf(type);

/** An action with random arguments; undefined when a reference it requires has no names. */
export const arbitraryAction = (schemas: Schemas, references: References, name: string): Drawn =>
  new Drawing(schemas, references).actionOf(name);
